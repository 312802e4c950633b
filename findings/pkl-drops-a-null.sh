#!/bin/sh
# Pkl 0.30.0 writes YAML and JSON without the properties and entries that are null, in its default renderers and without a
# word. A file or a request in which null removes a value, and a missing property leaves it as it is, then removes nothing.
# A null in a list stays. A `Map` of nulls alone becomes `map:` in YAML, which is null, and `{}` in JSON.
# With `omitNullProperties = false`, both have the nulls.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >pom.xml <<'END'
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>com.example</groupId>
  <artifactId>nulls</artifactId>
  <version>1</version>
  <dependencies>
    <dependency>
      <groupId>org.pkl-lang</groupId>
      <artifactId>pkl-config-java-all</artifactId>
      <version>0.30.0</version>
    </dependency>
  </dependencies>
</project>
END
mvn --quiet --batch-mode dependency:copy-dependencies -DoutputDirectory=lib >/dev/null
cat >values.pkl <<'END'
accounts = new Mapping {
  ["info"] { auto_reply = null; quota_mb = 100 }
}
map = Map("info", null)
list = new Listing { null; 1 }
END
cat >yaml.pkl <<'END'
amends "values.pkl"
output { renderer = new YamlRenderer { omitNullProperties = false } }
END
cat >json.pkl <<'END'
amends "values.pkl"
output { renderer = new JsonRenderer { omitNullProperties = false } }
END
cat >Show.java <<'END'
import java.nio.file.Path;
import org.pkl.core.*;

public class Show {
  public static void main(String[] args) {
    show("YAML", "values.pkl", "yaml");
    show("JSON", "values.pkl", "json");
    show("YAML with omitNullProperties = false", "yaml.pkl", null);
    show("JSON with omitNullProperties = false", "json.pkl", null);
  }

  static void show(String name, String file, String format) {
    try (var evaluator = EvaluatorBuilder.preconfigured().setOutputFormat(format).build()) {
      System.out.println(name + ":");
      System.out.println(evaluator.evaluateOutputText(ModuleSource.path(Path.of(file))).stripTrailing());
    }
  }
}
END
{
  echo 'Pkl 0.30.0'
  java -cp 'lib/*' Show.java | sed 's/ *$//'
} | tee seen
cat >expected <<'END'
Pkl 0.30.0
YAML:
accounts:
  info:
    quota_mb: 100
map:

list:
- null
- 1
JSON:
{
  "accounts": {
    "info": {
      "quota_mb": 100
    }
  },
  "map": {
  },
  "list": [
    null,
    1
  ]
}
YAML with omitNullProperties = false:
accounts:
  info:
    auto_reply: null
    quota_mb: 100
map:
  info: null
list:
- null
- 1
JSON with omitNullProperties = false:
{
  "accounts": {
    "info": {
      "auto_reply": null,
      "quota_mb": 100
    }
  },
  "map": {
    "info": null
  },
  "list": [
    null,
    1
  ]
}
END
diff expected seen && echo 'The behaviour is as described.'
