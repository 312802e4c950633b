import { Command, Flags } from '@oclif/core'

export default class List extends Command {
  static description = 'List VPSs'
  static flags = { json: Flags.boolean({ description: 'prints JSON' }) }
  async run() {
    this.log('[]')
  }
}
