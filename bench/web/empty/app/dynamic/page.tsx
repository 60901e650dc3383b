export const dynamic = 'force-dynamic';

export default function Dynamic() {
  return <h1>Empty</h1>;
}
