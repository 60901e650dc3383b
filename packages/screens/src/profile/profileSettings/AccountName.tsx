/** A hidden field with the account's e-mail address, so that password managers offer the right password. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
