// Measures commander with a small program: one command in a group.
import { Command } from 'commander'

const program = new Command('example').version('1.0.0').description('VPSs from the command line')
program
  .command('vps')
  .description('VPSs')
  .command('list')
  .description('List VPSs')
  .option('--json', 'prints JSON')
  .action(() => console.log('[]'))
await program.parseAsync()
