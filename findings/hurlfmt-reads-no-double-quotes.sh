#!/bin/sh
# hurlfmt 8.0.1 imports lines of curl, but splits a text in double quotes at its spaces, as if there were no quotes. It
# also knows no `'\''`, with which a text in single quotes has such a quote, nor options such as `--fail`.
# It needs Cargo, which builds hurlfmt for some minutes.
# Seen: "single quotes: imported", and "rejected" for the other three.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cargo install --quiet --debug --locked --root . hurlfmt@8.0.1
try() {
  cat >line.sh
  result=imported
  bin/hurlfmt --in curl line.sh >/dev/null 2>&1 || result=rejected
  echo "$1: $result"
}
{
  echo 'hurlfmt 8.0.1'
  try 'single quotes' <<'END'
curl 'http://example.com/items' --header 'Authorization: Bearer example' --data '{"note":"it is"}'
END
  try 'double quotes' <<'END'
curl 'http://example.com/items' --header "Authorization: Bearer example" --data '{"note":"it is"}'
END
  try 'a quote' <<'END'
curl 'http://example.com/items' --header 'Authorization: Bearer example' --data '{"note":"it'\''s"}'
END
  try '--fail' <<'END'
curl --fail 'http://example.com/items' --header 'Authorization: Bearer example' --data '{"note":"it is"}'
END
} | tee seen
cat >expected <<'END'
hurlfmt 8.0.1
single quotes: imported
double quotes: rejected
a quote: rejected
--fail: rejected
END
diff expected seen && echo 'The behaviour is as described.'
