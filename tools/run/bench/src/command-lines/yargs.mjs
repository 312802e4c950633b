// Measures yargs with the same small program as the others: one command in a group.
import yargs from 'yargs'

await yargs(process.argv.slice(2))
  .scriptName('example')
  .version('1.0.0')
  .command('vps', 'VPSs', (group) =>
    group.command(
      'list',
      'List VPSs',
      (command) => command.option('json', { type: 'boolean', describe: 'prints JSON' }),
      () => console.log('[]'),
    ),
  )
  .completion()
  .parseAsync()
