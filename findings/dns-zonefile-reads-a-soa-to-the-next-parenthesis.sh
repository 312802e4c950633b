#!/bin/sh
# dns-zonefile 0.3.2 (npm): a SOA on one line is read up to the next closing parenthesis of the file, which may be that of
# another record: all records between are lost, and the SOA has words of them, without an error. A name with its class
# before the TTL, or with a TTL such as 1h, is lost too; and an entry without a name, the first of its type,
# is of the domain, not of the name before.
# dnspython 2.9.2 reads all of it as RFC 1035 says.
# Seen: of two addresses and a text between a SOA and a key in parentheses, none; all lines are at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund dns-zonefile@0.3.2 >/dev/null
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check dnspython==2.9.2
cat >soa <<'END_OF_ZONE'
$ORIGIN example.com.
$TTL 3600
@ IN SOA ns.example.net. hostmaster.example.net. 1 7200 3600 1209600 600
www IN A 203.0.113.10
ftp IN A 203.0.113.11
key IN TXT ( "v=DKIM1; k=rsa; p=MIIB"
  "IDAQAB" )
mail IN A 203.0.113.12
END_OF_ZONE
cat >times <<'END_OF_ZONE'
$ORIGIN example.com.
$TTL 3600
@ IN SOA ns.example.net. hostmaster.example.net. ( 1 7200 3600 1209600 600 )
class IN 300 A 203.0.113.10
hour 1h IN A 203.0.113.11
plain 300 IN A 203.0.113.12
  IN AAAA 2001:db8::1
END_OF_ZONE
cat >read.mjs <<'END_OF_PROGRAM'
import { readFileSync } from 'node:fs'
import zonefile from 'dns-zonefile'

for (const file of ['soa', 'times']) {
  const { soa, a, aaaa = [] } = zonefile.parse(readFileSync(file, 'utf8'))
  console.log(`dns-zonefile ${file}: SOA ${soa.mname}; ${[...a, ...aaaa].map(({ name, ip }) => `${name} ${ip}`).join(', ')}`)
}
END_OF_PROGRAM
cat >read.py <<'END_OF_PROGRAM'
import dns.zone

for file in ["soa", "times"]:
    zone = dns.zone.from_file(file, "example.com.", check_origin=False)
    soa = zone.find_rdataset("@", "SOA")[0]
    records = [*zone.iterate_rdatas("A"), *zone.iterate_rdatas("AAAA")]
    addresses = [f"{name} {address}" for name, _, address in records]
    print(f"dnspython {file}: SOA {soa.mname};", ", ".join(addresses))
END_OF_PROGRAM
{
  node read.mjs
  python/bin/python read.py
} | tee seen
cat >expected <<'END_OF_EXPECTED'
dns-zonefile soa: SOA A; mail 203.0.113.12
dns-zonefile times: SOA ns.example.net.; plain 203.0.113.12, @ 2001:db8::1
dnspython soa: SOA ns.example.net.; www 203.0.113.10, ftp 203.0.113.11, mail 203.0.113.12
dnspython times: SOA ns.example.net.; class 203.0.113.10, hour 203.0.113.11, plain 203.0.113.12, plain 2001:db8::1
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
