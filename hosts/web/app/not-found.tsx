import { NotFoundOrMine } from '../client.tsx';

export default function NotFoundPage() {
  return <NotFoundOrMine />;
}
