import * as openapiGenerator from './openapi-generator.ts'
import { readPin } from './read-pin.ts'
import type { Row } from './row.ts'

/** Shell lines that create a virtual environment with the versions that a client pins. */
const install =
  'python3 -m venv $CACHE && $CACHE/bin/pip install -q --disable-pip-version-check -r requirements.txt'
const mypy = '$CACHE/bin/mypy --cache-dir $CACHE/mypy flow.py generated/hosting_api'
const runPython = 'PYTHONPATH=generated $CACHE/bin/python flow.py'
const goBuild = 'go vet ./... && go build -o $CACHE/flow .'
const progenitor = '0.15.1'
/** Shell lines that copy NSwag's build for .NET Framework, with the assembly that it needs on Mono. */
const installNSwag = `rm -rf $CACHE/nswag && cp -rL ../node_modules/nswag/bin/binaries/Win $CACHE/nswag
      mcs -target:library -out:$CACHE/nswag/System.Runtime.InteropServices.RuntimeInformation.dll RuntimeInformation.cs`
const jars = 'generated/target/*:generated/target/lib/*'

/** All rows. Each generator is pinned in its client's folder or, for npm, in the workspace's catalog. */
export const rows: readonly Row[] = [
  typescript('hey-api', '@hey-api/openapi-ts', /@hey-api\/openapi-ts': (.+)/, 'pnpm exec openapi-ts', true),
  typescript('orval', 'orval', / orval: (.+)/, 'pnpm exec orval'),
  typescript('kubb', 'Kubb', /@kubb\/core': (.+)/, 'pnpm exec kubb generate --config kubb.config.ts'),
  typescript(
    'swagger-typescript-api',
    'swagger-typescript-api',
    / swagger-typescript-api: (.+)/,
    'pnpm exec swagger-typescript-api generate -p $DESCRIPTION -o generated -n api.ts --generate-union-enums',
  ),
  typescript(
    'zodios',
    'openapi-zod-client',
    / openapi-zod-client: (.+)/,
    'mkdir generated && pnpm exec openapi-zod-client $DESCRIPTION -o generated/api.ts --with-alias',
  ),
  {
    client: 'python-openapi-python-client',
    language: 'Python',
    generator: 'openapi-python-client',
    version: readPin('python-openapi-python-client/requirements.txt', /openapi-python-client==(.+)/),
    artefact: 'openapi.json',
    toolchain: ['Python 3 with venv'],
    generate: `${install}
      PATH=$CACHE/bin:$PATH openapi-python-client generate --path $DESCRIPTION --meta none \
        --output-path generated/hosting_api --fail-on-warning`,
    compile: mypy,
    flow: runPython,
  },
  {
    client: 'python-fastmcp',
    language: 'Python',
    generator: 'FastMCP',
    version: readPin('python-fastmcp/requirements.txt', /fastmcp==(.+)/),
    artefact: 'openapi.json',
    toolchain: ['Python 3 with venv'],
    // The generator's tools are made when the program starts.
    generate: `${install}
      mkdir generated && cp $DESCRIPTION generated/openapi.json`,
    compile: 'PYTHONPYCACHEPREFIX=$CACHE/compiled $CACHE/bin/python -m py_compile flow.py',
    flow: '$CACHE/bin/python flow.py',
  },
  {
    client: 'python-openapi-generator',
    language: 'Python',
    ...openapiGenerator.row,
    toolchain: ['Python 3 with venv', ...openapiGenerator.row.toolchain],
    generate: `${install}
      ${openapiGenerator.row.generate}`,
    compile: mypy,
    flow: runPython,
  },
  {
    client: 'go-oapi-codegen',
    language: 'Go',
    generator: 'oapi-codegen',
    version: readPin('go-oapi-codegen/go.mod', /oapi-codegen\/v2 v(\S+)/),
    artefact: 'openapi-3.0.json',
    toolchain: ['Go 1.23 or later'],
    generate: 'mkdir generated && go tool oapi-codegen -config config.yaml $DESCRIPTION',
    compile: goBuild,
    flow: '$CACHE/flow',
  },
  {
    client: 'go-ogen',
    language: 'Go',
    generator: 'ogen',
    version: readPin('go-ogen/go.mod', /ogen-go\/ogen v(\S+)/),
    artefact: 'openapi-3.0.json',
    toolchain: ['Go 1.23 or later'],
    generate: 'go tool ogen --config config.yaml --target generated --package api $DESCRIPTION',
    compile: goBuild,
    flow: '$CACHE/flow',
  },
  {
    client: 'rust-progenitor',
    language: 'Rust',
    generator: 'progenitor',
    version: progenitor,
    artefact: 'openapi-3.0.json',
    toolchain: ['Cargo'],
    generate: `cargo install -q --debug --locked --root $CACHE --target-dir $CACHE/generator cargo-progenitor@${progenitor}
      $CACHE/bin/cargo-progenitor progenitor -i $DESCRIPTION -o generated -n hosting-api -v 0.0.0`,
    compile: 'cargo build -q --locked --target-dir $CACHE/target',
    flow: '$CACHE/target/debug/flow',
  },
  {
    client: 'java-openapi-generator',
    language: 'Java',
    ...openapiGenerator.row,
    compile: `mvn -q -B -f generated package -DskipTests -Dmaven.javadoc.skip -Dmaven.source.skip
      javac -cp "${jars}" -d $CACHE Flow.java`,
    flow: `java -cp "$CACHE:${jars}" Flow`,
  },
  {
    client: 'kotlin-openapi-generator',
    language: 'Kotlin',
    ...openapiGenerator.row,
    compile: 'mvn -q -B compile',
    flow: 'java -cp "generated/target/classes:generated/target/lib/*" FlowKt',
  },
  {
    client: 'csharp-nswag',
    language: 'C#',
    generator: 'NSwag',
    version: readPin('../../../pnpm-workspace.yaml', / nswag: (.+)/),
    artefact: 'openapi-3.0.json',
    toolchain: ['Mono'],
    generate: `${installNSwag}
      mono $CACHE/nswag/NSwag.exe run nswag.json /variables:Description=$DESCRIPTION`,
    compile: `cp $CACHE/nswag/Newtonsoft.Json.dll $CACHE
      mcs -out:$CACHE/Flow.exe -r:$CACHE/Newtonsoft.Json.dll -r:System.Net.Http \
        -r:System.ComponentModel.DataAnnotations -r:System.Runtime.Serialization Flow.cs generated/HostingApi.cs`,
    flow: 'mono $CACHE/Flow.exe',
  },
  {
    client: 'ruby-openapi-generator',
    language: 'Ruby',
    ...openapiGenerator.row,
    toolchain: ['Ruby with Typhoeus', ...openapiGenerator.row.toolchain],
    compile: 'ruby -c flow.rb && ruby -Igenerated/lib -rhosting_api -e ""',
    flow: 'ruby -Igenerated/lib flow.rb',
  },
  {
    client: 'php-openapi-generator',
    language: 'PHP',
    ...openapiGenerator.row,
    toolchain: ['PHP with Guzzle', ...openapiGenerator.row.toolchain],
    compile: "find flow.php generated/lib -name '*.php' -print0 | xargs -0 -n 1 php -l",
    flow: 'php flow.php',
  },
]

/** Creates the row of a TypeScript client, whose `calls.ts` is compiled with the shared flow. */
function typescript(name: string, generator: string, pin: RegExp, generate: string, reboots = false): Row {
  const client = `typescript-${name}`
  return {
    client,
    language: 'TypeScript',
    generator,
    version: readPin('../../../pnpm-workspace.yaml', pin),
    artefact: 'openapi.json',
    toolchain: [],
    generate,
    compile: 'pnpm exec tsc',
    flow: `node generated/built/typescript/main.js ${client}`,
    reboots,
  }
}
