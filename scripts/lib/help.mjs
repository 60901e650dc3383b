/** The usage, purpose and options of a command: the comment at the top of its script. Plain JavaScript, since nothing is installed yet. */
export function helpIn(source) {
  const [, comment = ''] = /^\/\*\*\n([^]*?)\n \*\//.exec(source) ?? [];
  return comment.replaceAll(/^ \* ?/gm, '').replaceAll('*\\/', '*/');
}

const reasons = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ERR_PNPM_META_FETCH_FAIL/,
    'the package registry does not answer. Check the network and the proxy settings',
  ],
  [/ENOSPC/, 'the disk is full. Free about 3 GB'],
  [/EACCES|EPERM|EROFS/, 'this folder cannot be written. Give your user the right to write in it'],
  [/spawn \S*npm\S* ENOENT/, 'npm was not found. Install Node with npm from https://nodejs.org'],
];

/** Why an installation failed and what to do, in a sentence or two, from what the installer printed; whether the reason is known. */
export function installFailure(what, output) {
  const [, reason] = reasons.find(([pattern]) => pattern.test(output)) ?? [];
  if (reason) return { isKnown: true, sentence: `Installing ${what} failed: ${reason}, then run the same command again.` };
  const advice = 'Run the same command again. If it fails again, delete the folders .tool and node_modules first.';
  return { isKnown: false, sentence: `Installing ${what} failed; the reason stands above. ${advice}` };
}
