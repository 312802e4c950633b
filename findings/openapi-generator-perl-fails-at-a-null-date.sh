#!/bin/sh
# A client in Perl by openapi-generator 7.25.0 makes a date of null, where the description says that a date may be null, and
# dies: the caller of a POST gets an exception after the server has executed it. A value whose schema is an enumeration of
# its own is an empty object, and a boolean that is null is false.
# It needs Java and Maven, and installs the modules of Perl by apt-get if they are missing.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
perl -MJSON -MDateTime -MDate::Parse -MLog::Any -MModule::Find -MClass::Accessor -MModule::Runtime -e 1 2>/dev/null ||
  apt-get install --yes --no-install-recommends libjson-perl libdatetime-perl libtimedate-perl liblog-any-perl \
    libmodule-find-perl libclass-accessor-perl libmodule-runtime-perl libwww-perl >/dev/null
mvn -q -B org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy \
  -Dartifact=org.openapitools:openapi-generator-cli:7.25.0 -DoutputDirectory=.
cat >openapi.yaml <<'END'
openapi: 3.0.3
info: { title: Items, version: 1.0.0 }
paths:
  /items:
    post:
      operationId: buyItem
      responses:
        '200': { description: Bought, content: { application/json: { schema: { $ref: '#/components/schemas/Item' } } } }
components:
  schemas:
    State: { type: string, enum: [new, old] }
    Item:
      type: object
      properties:
        until: { type: string, format: date, nullable: true }
        size: { type: integer, nullable: true }
        sent: { type: boolean, nullable: true }
        state: { $ref: '#/components/schemas/State' }
END
java -jar openapi-generator-cli-7.25.0.jar generate -g perl -i openapi.yaml -o client >/dev/null 2>&1
cat >read.pl <<'END'
use strict; use warnings; use lib 'client/lib';
use JSON; use WWW::OpenAPIClient::Configuration; use WWW::OpenAPIClient::ApiClient;
my $client = WWW::OpenAPIClient::ApiClient->new(WWW::OpenAPIClient::Configuration->new);
my $json = JSON->new->canonical->convert_blessed->allow_blessed;
for my $text ('{"until":"2027-01-31"}', '{"until":null}', '{"size":null}', '{"sent":null}', '{"state":"new"}') {
    my $item = eval { $client->deserialize('Item', $text) };
    print "$text: ", $item ? $json->encode($item) : 'an exception', "\n";
}
END
perl read.pl 2>/dev/null | tee seen
cat >expected <<'END'
{"until":"2027-01-31"}: {"until":"2027-01-31"}
{"until":null}: an exception
{"size":null}: {}
{"sent":null}: {"sent":false}
{"state":"new"}: {"state":{}}
END
diff expected seen && echo 'The behaviour is as described.'
