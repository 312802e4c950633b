#!/bin/sh
# swagger-request-validator 2.46.0 (Java) takes a description of OpenAPI 3.1 without a word, and then checks no types: a text
# for a boolean is valid, in a request and in a response. In a request, a misspelled property is valid too, although the body
# is closed by `additionalProperties: false`. Of the same description as 3.0.3, it finds each mistake.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >pom.xml <<'END_OF_FILE'
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion><groupId>example</groupId><artifactId>example</artifactId><version>1</version>
  <dependencies>
    <dependency><groupId>com.atlassian.oai</groupId><artifactId>swagger-request-validator-core</artifactId><version>2.46.0</version></dependency>
  </dependencies>
</project>
END_OF_FILE
mvn -q -B org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies -DoutputDirectory="$folder/jars" >/dev/null
cat >Check.java <<'END_OF_PROGRAM'
import com.atlassian.oai.validator.OpenApiInteractionValidator;
import com.atlassian.oai.validator.model.Request;
import com.atlassian.oai.validator.model.SimpleRequest;
import com.atlassian.oai.validator.model.SimpleResponse;

public class Check {
  static final String DESCRIPTION = """
      {"openapi": "VERSION", "info": {"title": "Items", "version": "1.0.0"},
       "paths": {"/orders": {"post": {
         "requestBody": {"required": true, "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Order"}}}},
         "responses": {"200": {"description": "Ordered", "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Order"}}}}}}}},
       "components": {"schemas": {"Order": {"type": "object", "minProperties": 1, "additionalProperties": false,
         "properties": {"item": {"type": "string"}, "dry_run": {"type": "boolean"}}}}}}
      """;

  public static void main(String[] arguments) {
    for (String version : new String[] {"3.0.3", "3.1.0"}) {
      System.out.println("OpenAPI " + version);
      var validator = OpenApiInteractionValidator.createForInlineApiSpecification(DESCRIPTION.replace("VERSION", version)).build();
      for (String body : new String[] {"{\"dry_run\": true}", "{\"dry_run\": \"yes\"}", "{\"dryRun\": true}", "{}"}) {
        var request = new SimpleRequest.Builder("POST", "/orders").withContentType("application/json").withBody(body).build();
        var response = new SimpleResponse.Builder(200).withContentType("application/json").withBody(body).build();
        boolean found = validator.validateRequest(request).hasErrors();
        boolean foundInResponse = validator.validateResponse("/orders", Request.Method.POST, response).hasErrors();
        System.out.println("  " + body + ": " + say(found) + " as a request, " + say(foundInResponse) + " as a response");
      }
    }
    System.exit(0);
  }

  static String say(boolean found) { return found ? "rejected" : "valid"; }
}
END_OF_PROGRAM
javac -cp 'jars/*' Check.java
{
  echo 'swagger-request-validator 2.46.0'
  java -cp 'jars/*:.' Check 2>/dev/null
} | tee seen
cat >expected <<'END'
swagger-request-validator 2.46.0
OpenAPI 3.0.3
  {"dry_run": true}: valid as a request, valid as a response
  {"dry_run": "yes"}: rejected as a request, rejected as a response
  {"dryRun": true}: rejected as a request, rejected as a response
  {}: rejected as a request, rejected as a response
OpenAPI 3.1.0
  {"dry_run": true}: valid as a request, valid as a response
  {"dry_run": "yes"}: valid as a request, valid as a response
  {"dryRun": true}: valid as a request, rejected as a response
  {}: rejected as a request, rejected as a response
END
diff expected seen && echo 'The behaviour is as described.'
