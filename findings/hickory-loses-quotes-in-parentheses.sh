#!/bin/sh
# hickory-proto 0.26.3, the zone files of Hickory DNS: between parentheses, quotes have no meaning. They become part of
# the text, a space ends a string, and a semicolon begins a comment, without an error. A DKIM key in parentheses, as key
# generators write it, loses all after its first semicolon; if the closing parenthesis goes with it, so do the records
# that follow. BIND and dnspython read both notations as one text.
# Seen: the same policy is 'v=spf1 mx -all' on a line, '"v=spf1|mx|-all"' in parentheses, and the key is '"v=DKIM1|"IDAQAB"'.
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
        println!("{} {}", record.name, strings.join("|"));
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
END
cargo run --quiet >seen
cat seen
cat >expected <<'END'
key._domainkey.example.org. "v=DKIM1|"IDAQAB"
line.example.org. v=spf1 mx -all
parentheses.example.org. "v=spf1|mx|-all"
END
diff expected seen && echo 'The behaviour is as described.'
