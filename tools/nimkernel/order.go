package main

// The functions here order the steps of a program anew, so that fewer values
// have to wait for their use. They are not for programs that store where they
// load from.

// onDemand puts before every store what it needs and is not there yet.
func (p *program) onDemand() {
	old := p.steps
	p.steps = nil
	at := map[value]value{}
	var need func(v value) value
	need = func(v value) value {
		if w, ok := at[v]; ok {
			return w
		}
		s := old[v]
		args := make([]value, len(s.args))
		for i, a := range s.args {
			args[i] = need(a)
		}
		s.args = args
		p.steps = append(p.steps, s)
		at[v] = value(len(p.steps) - 1)
		return at[v]
	}
	for v, s := range old {
		if s.op == store {
			need(value(v))
		}
	}
}

// eager moves every store to where its value is made.
func (p *program) eager() {
	stores := map[value][]step{}
	for _, s := range p.steps {
		if s.op == store {
			stores[s.args[0]] = append(stores[s.args[0]], s)
		}
	}
	old := p.steps
	p.steps = nil
	at := make([]value, len(old))
	for v, s := range old {
		if s.op == store {
			continue
		}
		args := make([]value, len(s.args))
		for i, a := range s.args {
			args[i] = at[a]
		}
		s.args = args
		p.steps = append(p.steps, s)
		at[v] = value(len(p.steps) - 1)
		for _, s := range stores[value(v)] {
			s.args = []value{at[v]}
			p.steps = append(p.steps, s)
		}
	}
}
