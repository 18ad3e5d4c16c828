package plot

import "strconv"

// plain writes a number without groups.
func plain(v uint64) string { return strconv.FormatUint(v, 10) }

// axes draws the lines of the nimbers, the ticks of the heaps, and their names.
func (d *drawing) axes() {
	const apart = 260 // the least distance of labels, one above another
	for _, v := range ticks(d.low, d.high, (d.bottom-d.top)/apart) {
		y := d.y(v)
		d.put(`<path class="grid" d="M%d %dH%d"/>`+"\n", d.left, y, d.right)
		d.words("right", d.left-100, y+45, grouped(v))
	}
	d.put(`<path class="tick" d="M%d %dH%d"/>`+"\n", d.left, d.bottom, d.right)
	label := labelWidth(uint64(d.To)) + 240
	for _, n := range ticks(uint64(d.From), uint64(d.To), max(2, (d.right-d.left)/label)) {
		x := d.x(int(n))
		d.put(`<path class="tick" d="M%d %dv50"/>`+"\n", x, d.bottom)
		d.words("middle", x, d.bottom+200, grouped(n))
	}
	d.words("", margin, d.top-140, or(d.Nimbers, nimbersName).In(d.lang))
	d.words("right", d.right, d.bottom+400, or(d.Heaps, heapsName).In(d.lang))
}

// bands tints every second period from the preperiod on, or all of them where
// they are too narrow; a law that was only seen is hatched.
func (d *drawing) bands() {
	const narrow = 80
	p := d.Period
	if !p.drawn() || p.Preperiod > d.To {
		return
	}
	if scale(uint64(min(p.Length, int(d.heaps))), uint64(d.right-d.left), d.heaps) < narrow {
		d.band(p.Preperiod, d.To+1)
		return
	}
	skipped := max(0, d.From-p.Preperiod) / p.Length / 2
	for n := p.Preperiod + 2*skipped*p.Length; n <= d.To; n += 2 * p.Length {
		d.band(n, n+p.Length)
	}
}

// band tints the heaps from one on and before another, so far as they are drawn.
func (d *drawing) band(from, before int) {
	from, before = max(from, d.From), min(before, d.To+1)
	if from >= before {
		return
	}
	left, right := d.before(from), d.before(before)
	if d.Period.Proved {
		d.put(`<path class="band" d="M%d %dH%dV%dH%dz"/>`+"\n", left, d.top, right, d.bottom, left)
		return
	}
	d.put(`<path class="hatch" d="`)
	const apart = 80
	tall := d.bottom - d.top
	for c := (left-tall)/apart*apart + apart; c < right; c += apart { // x - (bottom-y) = c
		a, b := max(left, c), min(right, c+tall)
		if a < b {
			d.put("M%d %dL%d %d", a, d.bottom-(a-c), b, d.bottom-(b-c))
		}
	}
	d.put(`"/>` + "\n")
}

// law draws the line at the end of the preperiod, the guides of a saltus, and
// says what they mark.
func (d *drawing) law() {
	p := d.Period
	if !p.drawn() {
		return
	}
	class := ""
	if !p.Proved {
		class = " seen"
	}
	for _, g := range d.guides {
		d.put(`<path class="guide%s" d="M%d %dL%d %d"/>`+"\n", class,
			d.x(g.from.heap), d.y(g.from.nimber), d.x(g.to.heap), d.y(g.to.nimber))
	}
	line := d.left
	if d.From < p.Preperiod && p.Preperiod <= d.To {
		line = d.before(p.Preperiod)
		d.put(`<path class="edge%s" d="M%d %dV%d"/>`+"\n", class, line, d.top-90, d.bottom+50)
	}
	d.sayLaw(line)
}

// sayLaw writes the law beside its line, on the side where there is room.
func (d *drawing) sayLaw(line int) {
	const gap = 80
	says := d.Period.says(grouped).In(d.lang)
	size := setWidth(says, letters)
	first := margin + setWidth(or(d.Nimbers, nimbersName).In(d.lang), letters) + 2*gap
	last := width - margin
	switch right := max(line+gap, first); {
	case d.Period.Preperiod > d.To, right+size > last && line-gap-size < first:
		d.words("law right", last, d.top-140, says)
	case right+size > last:
		d.words("law right", line-gap, d.top-140, says)
	default:
		d.words("law", right, d.top-140, says)
	}
}

// key explains the two kinds of points.
func (d *drawing) key() {
	if !d.hasOdd() {
		return
	}
	const size, y, sign, gap = 140, 350, 120, 240
	odd, follows := oddName.In(d.lang), followsName.In(d.lang)
	x := width - margin - setWidth(odd, size)
	d.words("key", x, y, odd)
	d.put(`<path class="odd" stroke-width="15" d="M%d %dl65 65l-65 65l-65 -65z"/>`+"\n", x-sign, y-115)
	x -= sign + gap + setWidth(follows, size)
	d.words("key", x, y, follows)
	d.put(`<g class="dots"><circle cx="%d" cy="%d" r="32"/></g>`+"\n", x-sign, y-50)
}
