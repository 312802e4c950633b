import type { SentRequest } from '../record-requests.ts'

/** Prints a request as a Go program without modules. */
export function toGo({ method, target, body, idempotencyKey, hasResponse }: SentRequest): string {
  const hasBody = body !== undefined
  const imports = [
    'fmt',
    ...(hasResponse ? ['io'] : []),
    'log',
    'net/http',
    'os',
    ...(hasBody ? ['strings'] : []),
  ]
  const payload = hasBody
    ? `\tbody := strings.NewReader(${toRawString(JSON.stringify(body, null, 2))})\n`
    : ''
  const contentType = hasBody ? '\trequest.Header.Set("Content-Type", "application/json")\n' : ''
  const key =
    idempotencyKey === undefined
      ? ''
      : `\trequest.Header.Set("Idempotency-Key", ${JSON.stringify(idempotencyKey)})\n`
  const show = hasResponse
    ? `
	text, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(response.Status, string(text))`
    : '\tfmt.Println(response.Status, response.Header.Get("Location"))'
  return `package main

import (
${imports.map((name) => `\t"${name}"`).join('\n')}
)

func main() {
${payload}	request, err := http.NewRequest("${method}", os.Getenv("HOSTWRIGHT_BASE_URL")+${JSON.stringify(target)}, ${hasBody ? 'body' : 'nil'})
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("HOSTWRIGHT_API_KEY"))
${key}${contentType}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
${show}
}
`
}

/** Returns a raw string of Go, which has no escapes: each backtick is in a string of its own. */
function toRawString(text: string): string {
  return `\`${text.replaceAll('`', '` + "`" + `')}\``
}
