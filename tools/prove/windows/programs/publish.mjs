// Publishes a folder: FOLDER [N]. With N, the process is killed after that many uploads. site.json has the rest.
import { readFile } from 'node:fs/promises'
import { createClient } from '@hostwright/common'
import { publishFolder } from '@hostwright/publish'

const [folder, most] = process.argv.slice(2)
const { account, site } = JSON.parse(await readFile('site.json', 'utf8'))
let uploaded = 0
const { added, changed, unchanged } = await publishFolder(createClient(account), {
  ...site,
  folder,
  openingsFolder: `${folder} openings`,
  adopt: ['index.html'],
  onProgress() {
    if (++uploaded === Number(most)) process.kill(process.pid, 'SIGKILL')
  },
})
console.log(JSON.stringify({ added, changed: changed.length, unchanged, uploaded }))
