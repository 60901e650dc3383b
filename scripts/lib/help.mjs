/** The help of a command: the comment at the top of its script. This file is plain JavaScript because it runs before anything is installed. */
export function helpIn(source) {
  const [, comment = ''] = /^\/\*\*\n([^]*?)\n \*\//.exec(source) ?? [];
  return comment.replaceAll(/^ \* ?/gm, '').replaceAll('*\\/', '*/');
}

const reasons = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ERR_PNPM_META_FETCH_FAIL/,
    'the package registry does not respond. Check the network and the proxy settings',
  ],
  [/ENOSPC/, 'the disk is full. Free about 3 GB'],
  [/EACCES|EPERM|EROFS/, 'this folder is not writable. Give your user write access to it'],
  [/spawn \S*npm\S* ENOENT/, 'npm was not found. Install Node with npm from https://nodejs.org'],
];

/** A message with the reason of a failed installation and the remedy, from the installer's output. `isKnown`: whether the reason is known. */
export function installFailure(packageName, output) {
  const [, reason] = reasons.find(([pattern]) => pattern.test(output)) ?? [];
  if (reason) return { isKnown: true, sentence: `Installing ${packageName} failed: ${reason}, then run the same command again.` };
  const advice = 'Run the same command again. If it fails again, delete the folders .tool and node_modules, then run it once more.';
  return { isKnown: false, sentence: `Installing ${packageName} failed; the reason is printed above. ${advice}` };
}
