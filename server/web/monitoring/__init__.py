"""For whoever looks after a Kibitz: /healthz and /metrics."""
