import type { Row } from './row.ts'

const version = '7.25.0'

const artifact = `org.openapitools:openapi-generator-cli:${version}`
const jar = `$GENERATORS/openapi-generator-cli-${version}.jar`
const copy = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy'

/** Shell lines that fetch openapi-generator once, and run it with a client's `config.yaml`. */
const generate = [
  `test -f ${jar} || mvn -q -B ${copy} -Dartifact=${artifact} -DoutputDirectory=$GENERATORS`,
  `java -jar ${jar} generate -c config.yaml -i $DESCRIPTION -o generated`,
].join('\n')

/** Properties that all rows of openapi-generator share. */
export const row = {
  generator: 'openapi-generator',
  version,
  artefact: 'openapi-3.0.json',
  toolchain: ['a JDK', 'Maven'],
  generate,
} satisfies Partial<Row>
