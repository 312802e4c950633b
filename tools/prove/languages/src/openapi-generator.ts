import type { RequirementName } from '@hostwright/requirements'

const version = '7.25.0'

/** What every row of openapi-generator has in common. */
export const row = { generator: 'openapi-generator', version, artefact: 'openapi-3.0.json' } as const

const artifact = `org.openapitools:openapi-generator-cli:${version}`
const jar = `$GENERATORS/openapi-generator-cli-${version}.jar`
const copy = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy'

/** Fetches openapi-generator once, and generates what a client's `config.yaml` asks for. */
export const generate: string = [
  `test -f ${jar} || mvn -q -B ${copy} -Dartifact=${artifact} -DoutputDirectory=$GENERATORS`,
  `java -jar ${jar} generate -c config.yaml -i $DESCRIPTION -o generated`,
].join('\n')

/** What it runs on. */
export const toolchain: readonly RequirementName[] = ['a JDK', 'Maven']
