/** A program that the machine may lack, and how to install it. */
export interface Requirement {
  /** Names on the PATH or complete paths; the first one that exists is used. */
  readonly programs: readonly string[]
  /** Arguments with which the program has to succeed. Without them, the program only has to exist. */
  readonly check?: readonly string[]
  /** Debian packages, which are installed on demand if the process runs as root. */
  readonly debian: readonly string[]
  /** Command that installs the program on macOS; the next property is for Windows. */
  readonly macos: string
  readonly windows: string
}

export type RequirementName =
  | 'bash'
  | 'certbot'
  | 'Cargo'
  | 'Chromium'
  | 'curl'
  | 'dehydrated'
  | 'fish'
  | 'Go'
  | 'Go 1.23 or later'
  | 'a JDK'
  | 'lego'
  | 'Maven'
  | 'Mono'
  | 'OpenSSL'
  | 'Pebble'
  | 'PHP'
  | 'PHP with Guzzle'
  | 'Python 3'
  | 'Python 3 with venv'
  | 'redis-server'
  | 'Ruby with Typhoeus'
  | 'tmux'
  | 'zsh'

const windowsPrograms = process.env['ProgramFiles'] ?? 'C:\\Program Files'

/** Requirements of the tests and commands of this repository, apart from Node and npm. */
export const requirements: Readonly<Record<RequirementName, Requirement>> = {
  bash: {
    programs: ['bash'],
    debian: ['bash'],
    macos: 'brew install bash',
    windows: 'scoop install git',
  },
  certbot: {
    programs: ['certbot'],
    debian: ['certbot'],
    macos: 'brew install certbot',
    windows: 'scoop install certbot',
  },
  Cargo: {
    programs: ['cargo'],
    check: ['--version'],
    debian: ['cargo'],
    macos: 'brew install rust',
    windows: 'scoop install rust',
  },
  Chromium: {
    programs: [
      // Opens a page with a third of the processor time, because it contains no code for windows.
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      `${windowsPrograms}\\Google\\Chrome\\Application\\chrome.exe`,
    ],
    debian: ['chromium-headless-shell'],
    macos: 'brew install --cask google-chrome',
    windows: 'winget install Google.Chrome',
  },
  curl: {
    programs: ['curl'],
    debian: ['curl'],
    macos: 'brew install curl',
    windows: 'scoop install curl',
  },
  Go: {
    programs: ['go'],
    debian: ['golang-go'],
    macos: 'brew install go',
    windows: 'scoop install go',
  },
  // Older versions of Go do not download the version that a module needs. Debian has this one since version 13.
  'Go 1.23 or later': {
    programs: ['go'],
    check: ['env', '-changed'],
    debian: ['golang-go'],
    macos: 'brew install go',
    windows: 'scoop install go',
  },
  'a JDK': {
    programs: ['javac'],
    check: ['-version'],
    debian: ['default-jdk-headless'],
    macos: 'brew install openjdk',
    windows: 'winget install EclipseAdoptium.Temurin.21.JDK',
  },
  lego: {
    programs: ['lego'],
    debian: ['lego'],
    macos: 'brew install lego',
    windows: 'scoop install lego',
  },
  Maven: {
    programs: ['mvn'],
    check: ['--version'],
    debian: ['maven'],
    macos: 'brew install maven',
    windows: 'scoop install maven',
  },
  Mono: {
    programs: ['mcs'],
    debian: ['mono-devel'],
    macos: 'brew install mono',
    windows: 'winget install Mono.Mono',
  },
  OpenSSL: {
    programs: ['openssl'],
    debian: ['openssl'],
    macos: 'brew install openssl',
    windows: 'scoop install openssl',
  },
  Pebble: {
    programs: ['pebble'],
    debian: ['pebble'],
    macos: 'brew install go && go install github.com/letsencrypt/pebble/v2/cmd/pebble@latest',
    windows: 'scoop install go; go install github.com/letsencrypt/pebble/v2/cmd/pebble@latest',
  },
  PHP: {
    programs: ['php'],
    debian: ['php-cli'],
    macos: 'brew install php',
    windows: 'scoop install php',
  },
  'PHP with Guzzle': {
    programs: ['php'],
    check: ['-r', 'require "GuzzleHttp/autoload.php"; curl_init(); mb_strlen("");'],
    debian: ['php-cli', 'php-curl', 'php-mbstring', 'php-guzzlehttp-guzzle'],
    macos: 'brew install php composer && composer global require guzzlehttp/guzzle',
    windows: 'scoop install php composer; composer global require guzzlehttp/guzzle',
  },
  'Python 3': {
    programs: ['python3'],
    debian: ['python3'],
    macos: 'brew install python',
    windows: 'scoop install python',
  },
  'Python 3 with venv': {
    programs: ['python3'],
    check: ['-c', 'import ensurepip'],
    debian: ['python3', 'python3-venv'],
    macos: 'brew install python',
    windows: 'scoop install python',
  },
  'redis-server': {
    programs: ['redis-server'],
    debian: ['redis-server'],
    macos: 'brew install redis',
    windows: 'scoop install redis',
  },
  'Ruby with Typhoeus': {
    programs: ['ruby'],
    check: ['-rtyphoeus', '-e', ''],
    debian: ['ruby', 'ruby-typhoeus'],
    macos: 'brew install ruby && gem install typhoeus',
    windows: 'scoop install ruby; gem install typhoeus',
  },
  dehydrated: {
    programs: ['dehydrated'],
    debian: ['dehydrated'],
    macos: 'brew install dehydrated',
    windows: 'winget install Debian.Debian; wsl sudo apt-get install dehydrated',
  },
  fish: {
    programs: ['fish'],
    debian: ['fish'],
    macos: 'brew install fish',
    windows: 'scoop install msys2',
  },
  tmux: {
    programs: ['tmux'],
    debian: ['tmux'],
    macos: 'brew install tmux',
    windows: 'scoop install msys2',
  },
  zsh: {
    programs: ['zsh'],
    debian: ['zsh'],
    macos: 'brew install zsh',
    windows: 'scoop install msys2',
  },
}
