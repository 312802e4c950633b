#!/bin/sh
# external-dns 0.22.0, its TXT registry over a webhook: the record that says who owns the record of the domain itself is
# a-example.com, another domain, with the default settings and with a `--txt-prefix` such as `owner-`. The zone cannot have
# it, so the next run takes the record of the domain for one of somebody else and does not change it, without an error.
# Names below the domain are right. Only a prefix with the type and a dot at its end, `%{record_type}-owner.`, works: the
# manual says so where it describes the prefix, not where it describes the default.
# Seen: the second address arrives at www.example.com alone, unless the prefix ends with a dot.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >go.mod <<'END_OF_MODULE'
module example.com/apex
go 1.26.6
require sigs.k8s.io/external-dns v0.22.0
END_OF_MODULE
cat >zone.go <<'END_OF_PROGRAM'
package main

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"

	"sigs.k8s.io/external-dns/endpoint"
	"sigs.k8s.io/external-dns/plan"
)

// The zone example.com behind the protocol of a webhook. It cannot keep names outside of the zone.
type zone struct{ records []*endpoint.Endpoint }

func (z *zone) ServeHTTP(response http.ResponseWriter, request *http.Request) {
	response.Header().Set("Content-Type", "application/external.dns.webhook+json;version=1")
	switch request.Method + request.URL.Path {
	case "GET/":
		response.Write([]byte(`{"include":["example.com"]}`))
	case "GET/records":
		json.NewEncoder(response).Encode(z.records)
	case "POST/adjustendpoints":
		var records []*endpoint.Endpoint
		json.NewDecoder(request.Body).Decode(&records)
		json.NewEncoder(response).Encode(records)
	case "POST/records":
		var changes plan.Changes
		json.NewDecoder(request.Body).Decode(&changes)
		for _, gone := range slices.Concat(changes.Delete, changes.UpdateOld) {
			z.records = slices.DeleteFunc(z.records, func(r *endpoint.Endpoint) bool { return r.Key() == gone.Key() })
		}
		for _, record := range slices.Concat(changes.UpdateNew, changes.Create) {
			if strings.HasSuffix("."+record.DNSName, ".example.com") {
				record.Labels = nil // a zone has no place for labels
				z.records = append(z.records, record)
			}
		}
		response.WriteHeader(http.StatusNoContent)
	}
}
END_OF_PROGRAM
cat >main.go <<'END_OF_PROGRAM'
package main

import (
	"context"
	"fmt"
	"net/http/httptest"
	"slices"
	"time"

	"sigs.k8s.io/external-dns/endpoint"
	"sigs.k8s.io/external-dns/pkg/apis/externaldns"
	"sigs.k8s.io/external-dns/plan"
	"sigs.k8s.io/external-dns/provider/webhook"
	"sigs.k8s.io/external-dns/registry/txt"
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// Runs twice, with another address at the second time.
func show(prefix string) {
	ctx := context.Background()
	kept := &zone{}
	server := httptest.NewServer(kept)
	defer server.Close()
	types := []string{"A"}
	config := &externaldns.Config{WebhookProviderURL: server.URL, WebhookProviderReadTimeout: 5 * time.Second,
		TXTPrefix: prefix, TXTOwnerID: "me", ManagedDNSRecordTypes: types}
	registry := must(txt.New(config, must(webhook.New(ctx, config, nil))))
	for _, address := range []string{"203.0.113.1", "203.0.113.2"} {
		current := must(registry.Records(ctx))
		desired := must(registry.AdjustEndpoints([]*endpoint.Endpoint{
			endpoint.NewEndpoint("example.com", "A", address),
			endpoint.NewEndpoint("www.example.com", "A", address),
		}))
		made := plan.Plan{Policies: []plan.Policy{&plan.SyncPolicy{}}, Current: current, Desired: desired,
			DomainFilter: endpoint.MatchAllDomainFilters{registry.GetDomainFilter()}, ManagedRecords: types, OwnerID: "me"}
		changes := made.Calculate().Changes
		if changes.HasChanges() {
			if err := registry.ApplyChanges(ctx, changes); err != nil {
				panic(err)
			}
		}
	}
	lines := []string{}
	for _, record := range kept.records {
		lines = append(lines, fmt.Sprintf("  %s %s %s", record.DNSName, record.RecordType, record.Targets))
	}
	slices.Sort(lines)
	fmt.Printf("prefix %q\n", prefix)
	for _, line := range lines {
		fmt.Println(line)
	}
}

func main() {
	show("")
	show("owner-")
	show("%{record_type}-owner.")
}
END_OF_PROGRAM
go build -mod=mod -o apex . 2>log || { cat log; exit 1; }
./apex | tee seen
cat >expected <<'END_OF_EXPECTED'
prefix ""
  a-www.example.com TXT "heritage=external-dns,external-dns/owner=me"
  example.com A 203.0.113.1
  www.example.com A 203.0.113.2
prefix "owner-"
  example.com A 203.0.113.1
  owner-a-www.example.com TXT "heritage=external-dns,external-dns/owner=me"
  www.example.com A 203.0.113.2
prefix "%{record_type}-owner."
  a-owner.example.com TXT "heritage=external-dns,external-dns/owner=me"
  a-owner.www.example.com TXT "heritage=external-dns,external-dns/owner=me"
  example.com A 203.0.113.2
  www.example.com A 203.0.113.2
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
