/** A hidden field with the account's e-mail address, from which password managers choose the password. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
