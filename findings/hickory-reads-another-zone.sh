#!/bin/sh
# hickory-proto 0.26.3, the zone files of Hickory DNS: four notations of RFC 1035 mean something else there, without an
# error. Between parentheses, quotes become part of the text, a space ends a string and a semicolon begins a comment: a
# DKIM key as key generators write it loses all after its first semicolon. \DDD is not the number of a byte, so a text
# in UTF-8 as BIND writes it changes. An escaped semicolon begins a comment. An $ORIGIN without a dot is not relative.
# dnspython 2.9.2 reads all four as BIND and RFC 1035 do.
# Seen: a key of two strings is '"v=DKIM1|"IDAQAB"', "café" in bytes is "caf𐤅𐘉"; all lines are at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir src
cat >Cargo.toml <<'END'
[package]
name = "read"
version = "0.1.0"
edition = "2021"
[dependencies]
hickory-proto = { version = "=0.26.3", default-features = false, features = ["std"] }
END
cat >src/main.rs <<'END'
use hickory_proto::rr::{Name, RData};
use hickory_proto::serialize::txt::Parser;
use std::str::FromStr;

fn main() {
    let text = std::fs::read_to_string("zone").unwrap();
    let origin = Name::from_str("example.org.").unwrap();
    let (_, sets) = Parser::new(text, None, Some(origin)).parse().unwrap();
    for record in sets.values().flat_map(|set| set.records_without_rrsigs()) {
        let RData::TXT(txt) = &record.data else { continue };
        let strings: Vec<_> = txt.txt_data.iter().map(|bytes| String::from_utf8_lossy(bytes)).collect();
        let name = record.name.to_string();
        println!("{} {}", name.trim_end_matches('.'), strings.join("|"));
    }
}
END
cat >zone <<'END'
$ORIGIN example.org.
$TTL 3600
@ IN SOA ns.example.net. hostmaster.example.net. 1 7200 3600 1209600 600
@ IN NS ns.example.net.
line IN TXT "v=spf1 mx -all"
parentheses IN TXT ( "v=spf1 mx -all" )
key._domainkey IN TXT ( "v=DKIM1; k=rsa; p=MIIB"
  "IDAQAB" )
bytes IN TXT "caf\195\169"
semicolon IN TXT a\;b
$ORIGIN sub
relative IN TXT "one"
END
cat >read.py <<'END'
import dns.zone

zone = dns.zone.from_file("zone", "example.org.", relativize=False)
for name, _, txt in sorted(zone.iterate_rdatas("TXT")):
    print(name.to_text(True), "|".join(part.decode() for part in txt.strings))
END
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check dnspython==2.9.2
{
  echo 'hickory-proto 0.26.3'
  cargo run --quiet
  echo 'dnspython 2.9.2'
  venv/bin/python read.py
} | tee seen
cat >expected <<'END'
hickory-proto 0.26.3
key._domainkey.example.org "v=DKIM1|"IDAQAB"
bytes.example.org caf𐤅𐘉
line.example.org v=spf1 mx -all
parentheses.example.org "v=spf1|mx|-all"
semicolon.example.org a\
relative.sub one
dnspython 2.9.2
key._domainkey.example.org v=DKIM1; k=rsa; p=MIIB|IDAQAB
bytes.example.org café
line.example.org v=spf1 mx -all
parentheses.example.org v=spf1 mx -all
semicolon.example.org a;b
relative.sub.example.org one
END
diff expected seen && echo 'The behaviour is as described.'
