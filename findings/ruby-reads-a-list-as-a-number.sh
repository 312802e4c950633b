#!/bin/sh
# Psych 4.0.3 of Ruby 3.1.2, the reader of YAML in Ruby: a plain `15,45`, such as the minutes of
# a crontab, is the integer 1545, and `0,30` is 24, since a comma may separate digits and a leading zero makes them octal. YAML 1.1
# and 1.2 know no comma in a number. A plain `:web` is a symbol, which `safe_load` rejects. `YAML.dump` puts them in quotes.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get --option APT::Sandbox::User=root --quiet download ruby3.1=3.1.2-7+deb12u1 libruby3.1=3.1.2-7+deb12u1 libyaml-0-2=0.2.5-1 >/dev/null
for package in *.deb; do dpkg --extract "$package" packages; done
libraries=$folder/packages/usr/lib/x86_64-linux-gnu
cat >read.rb <<'END_OF_PROGRAM'
require 'psych'

puts "Psych #{Psych::VERSION}, libyaml #{Psych::LIBYAML_VERSION}"
["15,45", "0,30", "1,5", "1-5,10", "1,2.5", "'15,45'"].each do |text|
  puts "#{text}: #{Psych.safe_load(text).inspect}"
end
begin
  Psych.safe_load(':web')
rescue Psych::DisallowedClass => error
  puts ":web: #{error.message}"
end
print Psych.dump(['15,45', ':web'])
END_OF_PROGRAM
LD_LIBRARY_PATH=$libraries RUBYLIB=$folder/packages/usr/lib/ruby/3.1.0:$libraries/ruby/3.1.0 \
  packages/usr/bin/ruby3.1 --disable-gems read.rb | tee seen
cat >expected <<'END_OF_EXPECTED'
Psych 4.0.3, libyaml 0.2.5
15,45: 1545
0,30: 24
1,5: 15
1-5,10: "1-5,10"
1,2.5: 12.5
'15,45': "15,45"
:web: Tried to load unspecified class: Symbol
---
- '15,45'
- ":web"
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
