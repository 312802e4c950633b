// The options of `npm start`.
import { parseArgs } from 'node:util'

export const help = `npm start [-- OPTIONS]

Installs what the demo needs, starts the sandbox with its dashboard, and runs a demo through the SDK. Then it installs
what the builds need, and builds the packages and the documentation while the sandbox serves. Ctrl+C ends all of it.

  --port PORT  port of the sandbox on 127.0.0.1 (default: 4010; 0: any free port)
  --exit       ends after the demo, with status 0 if it succeeded; builds neither the packages nor the documentation
  --help       prints this text, and installs nothing
`

const options = {
  port: { type: 'string', default: '4010' },
  exit: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
}

/** Parses the arguments of `npm start`. Returns the options, or `problem`: what is wrong and what to do. */
export function parseStartOptions(args) {
  try {
    const { values, tokens } = parseArgs({ args, options, strict: false, tokens: true })
    for (const token of tokens) {
      const known = token.kind === 'option' ? options[token.name] : undefined
      const given = token.rawName ?? token.value
      if (known === undefined) return problem(`${given} is not an option of npm start.`)
      if (known.type === 'boolean' && token.value !== undefined) return problem(`${given} takes no value.`)
      if (known.type === 'string' && token.value === undefined) return problem(`${given} needs a value.`)
    }
    if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65_535)
      return problem(`--port is ${JSON.stringify(values.port)}: give a number from 0 to 65535.`)
    return values
  } catch (error) {
    return problem(error.message)
  }
}

function problem(text) {
  return { problem: `${text} npm start -- --help lists the options.` }
}
