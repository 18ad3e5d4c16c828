package server

import (
	"cmp"
	"net/http"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// metrics are the figures at /metrics.
type metrics struct {
	registry *prometheus.Registry
	requests *prometheus.CounterVec
	seconds  *prometheus.HistogramVec
	inFlight prometheus.Gauge
}

func newMetrics(s *Server) *metrics {
	m := &metrics{
		registry: prometheus.NewRegistry(),
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "grundy_requests_total", Help: "Requests answered."}, []string{"endpoint", "status"}),
		seconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{
			Name: "grundy_request_seconds", Help: "Time to answer.", Buckets: prometheus.ExponentialBuckets(0.0005, 4, 9),
		}, []string{"endpoint"}),
		inFlight: prometheus.NewGauge(prometheus.GaugeOpts{Name: "grundy_requests_in_flight", Help: "Requests being answered."}),
	}
	m.registry.MustRegister(m.requests, m.seconds, m.inFlight, collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	for name, value := range map[string]struct {
		help string
		of   func() float64
	}{
		"grundy_long_computations": {"Long computations that are going on.", func() float64 { return float64(s.lanes.Long()) }},
		"grundy_long_waiting":      {"Long computations that wait for others.", func() float64 { return float64(s.lanes.Waiting()) }},
		"grundy_table_bytes":       {"Bytes of tables that requests hold.", func() float64 { return float64(s.limits.Tables.Held()) }},
	} {
		m.registry.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: name, Help: value.help}, value.of))
	}
	return m
}

// count counts a request; pattern is "" for one that was refused before its endpoint
// was looked for.
func (m *metrics) count(pattern string, status int, took time.Duration) {
	pattern = cmp.Or(pattern, "none")
	m.requests.WithLabelValues(pattern, strconv.Itoa(status)).Inc()
	m.seconds.WithLabelValues(pattern).Observe(took.Seconds())
}

func (m *metrics) handler() http.Handler {
	return promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{})
}
