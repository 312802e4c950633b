/** Assumptions about VPSs. */
export const vpsAssumptions = [
  {
    id: 'contract-status-values',
    question: 'What is the contract status of a VPS in the list and in the detail?',
    default: 'sign-up-status',
    choices: {
      'sign-up-status': 'its sign-up status: building, then active',
      'always-active': 'active from its creation on',
      'own-words': 'words of its own: preparing, then in_use',
    },
    why: 'These are the only states of a contract that the documentation names. A suspended one is called as on hosting.',
  },
  {
    id: 'power-while-building',
    question: 'What is the power state of a VPS whose sign-up has not completed?',
    default: 'processing',
    choices: {
      processing: 'processing',
      stopped: 'stopped',
      running: 'running',
    },
    why: 'Neither running nor stopped would be true. Every write returns 409 CONTRACT_NOT_ACTIVE meanwhile.',
  },
  {
    id: 'power-of-new-vps',
    question: 'When does a VPS that has just been ordered take its first power operation?',
    default: 'once-active',
    choices: {
      'once-active': 'once its sign-up is active',
      'after-a-minute': 'one minute later; until then it returns 409 FEATURE_UNAVAILABLE',
    },
    why: 'No delay is documented. Another provider has been seen to reject the first operation for a while.',
  },
  {
    id: 'first-payment',
    question: 'How is the rest of the current month charged?',
    default: 'with-today-rounded-down',
    choices: {
      'with-today-rounded-down': 'by the day in Japan, today included, rounded down',
      'without-today-rounded-down': 'by the day in Japan, today left out, rounded down',
      'with-today-rounded-up': 'by the day in Japan, today included, rounded up',
    },
    why: 'The documentation says that the price holds the rest of the month and varies by day. A contract so ends with a month.',
  },
  {
    id: 'unusable-order-fields',
    question: 'What do an order and a reinstall return with an unknown image or SSH key name?',
    default: 'validation-error',
    choices: {
      'validation-error': '422 VALIDATION_ERROR',
      'not-found': '404 NOT_FOUND',
    },
    why: 'It is invalid input, as is an image that needs more memory than the plan has.',
  },
  {
    id: 'vps-memo-characters',
    question: 'Which characters may the memo of a VPS or of a packet filter rule hold?',
    default: 'any',
    choices: {
      any: 'any',
      'eucjp-win': 'those of eucJP-win',
    },
    why: 'The documentation limits the memo of a hosting server to that encoding, and no other memo.',
  },
  {
    id: 'identical-rules',
    question: 'When are two packet filter rules identical?',
    default: 'without-memo',
    choices: {
      'without-memo': 'same kind, protocol, port and source, as they are written',
      'with-memo': 'the memo counts too',
    },
    why: 'A memo does not change what a rule lets through.',
  },
  {
    id: 'port-with-icmp',
    question: 'What does a packet filter rule for icmp return that is sent with a port?',
    default: 'validation-error',
    choices: {
      'validation-error': '422 VALIDATION_ERROR',
      'ignore-port': 'ignores the port',
    },
    why: 'The port of such a rule is null, so the one that was sent would be lost without a word.',
  },
  {
    id: 'vps-refusal-order',
    question: 'Which rejection of a write on a VPS comes first when several apply?',
    default: 'input-protected-power-state',
    choices: {
      'input-protected-power-state': 'contract, long process, rule, input, PROTECTED, INVALID_POWER_STATE',
      'input-power-state-protected': 'contract, long process, rule, input, INVALID_POWER_STATE, PROTECTED',
      'protected-power-state-input': 'contract, long process, rule, PROTECTED, INVALID_POWER_STATE, input',
    },
    why: 'What no change of the request would help comes first; nobody stops a protected VPS in vain.',
  },
  {
    id: 'reinstall-state-of-new-vps',
    question: 'What is the reinstall status of a VPS that has never been reinstalled?',
    default: 'configuring-until-boot',
    choices: {
      'configuring-until-boot': 'configuring until its first boot, then completed',
      completed: 'completed',
    },
    why: 'installed_at may be the creation of the server, so the creation counts as an installation.',
  },
  {
    id: 'image-while-rebuilding',
    question: 'What do image_id, os and application say while a reinstall runs?',
    default: 'null-while-rebuilding',
    choices: {
      'null-while-rebuilding': 'null while it is rebuilding, then the new image',
      'old-until-completed': 'the old image until it has completed',
      'new-image': 'the new image',
    },
    why: 'They tell what is installed now: the old image is erased, and the new one not there yet.',
  },
  {
    id: 'power-while-reinstalling',
    question: 'What is the power state of a VPS that is being reinstalled?',
    default: 'processing',
    choices: {
      processing: 'processing',
      stopped: 'stopped',
      'stopped-then-running': 'stopped while it is rebuilding, then running',
    },
    why: 'It runs only when the reinstall has completed. Every write returns 409 FEATURE_UNAVAILABLE meanwhile.',
  },
  {
    id: 'failed-reinstall',
    question:
      'What happens to a VPS whose reinstall ends in error? It shows no image, for the old system is erased.',
    default: 'stopped',
    choices: {
      stopped: 'it is stopped, and can be reinstalled again',
      error: 'its power state is error, and it can neither be started nor reinstalled',
    },
    why: 'A way out of the error is not described, and for one of power the documentation names the support only.',
  },
  {
    id: 'reinstall-image-values',
    question: 'What are the values of type, category and unavailable_reason of an image?',
    default: 'lower-case',
    choices: {
      'lower-case': 'os or application; the name in lower case for an os, else null; insufficient_memory',
      'upper-case': 'OS or APP; the name for both; MEMORY_SHORTAGE',
    },
    why: 'The documentation names none. These are the made-up ones of the description.',
  },
] as const
