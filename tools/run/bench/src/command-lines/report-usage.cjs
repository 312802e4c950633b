// Loaded before a program: says at its end how much processor time the whole process has taken, in microseconds.
const { writeSync } = require('node:fs')

process.on('exit', () => {
  const { user, system } = process.cpuUsage()
  writeSync(2, `\ncpu ${user + system}\n`)
})
