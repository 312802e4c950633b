#!/bin/sh
# snakeyaml-engine 3.2 (Java), the reader of YAML 1.2 by the authors of SnakeYAML: a block with a blank line alone, whose next line is
# indented less, rejects the whole file: "the leading empty lines contain more spaces (4) than the first non-empty line (2)". The line
# that it compares with belongs to the next key. SnakeYAML 2.7 reads a line break, as yaml 2.9.1 for JavaScript writes it.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
for artifact in org.yaml:snakeyaml:2.7 org.snakeyaml:snakeyaml-engine:3.2; do
  mvn -q -B org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy "-Dartifact=$artifact" -DoutputDirectory="$folder" >/dev/null
done
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund yaml@2.9.1 >/dev/null
node -e "process.stdout.write(require('yaml').stringify({ mail: { body: '\n', name: 'web' } }))" | tee file
cat >Read.java <<'END_OF_PROGRAM'
import java.nio.file.Files;
import java.nio.file.Path;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.yaml.snakeyaml.Yaml;

public class Read {
  public static void main(String[] names) throws Exception {
    var file = Files.readString(Path.of("file"));
    System.out.println("snakeyaml: " + new Yaml().load(file).toString().replace("\n", "\\n"));
    try {
      System.out.println("snakeyaml-engine: " + new Load(LoadSettings.builder().build()).loadFromString(file));
    } catch (RuntimeException error) {
      System.out.println("snakeyaml-engine: " + error.getMessage().lines().filter((line) -> line.contains("leading")).findFirst().get());
    }
  }
}
END_OF_PROGRAM
java -cp '*' Read.java | tee seen
cat >expected <<'END_OF_EXPECTED'
snakeyaml: {mail={body=\n, name=web}}
snakeyaml-engine:  the leading empty lines contain more spaces (4) than the first non-empty line (2).
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
