import { Darts } from '../Darts';

export const dynamic = 'force-dynamic';

export default function Page() {
  return <Darts />;
}
