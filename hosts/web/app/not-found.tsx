import { PageOrNotFound } from '../client.tsx';

export default function NotFoundPage() {
  return <PageOrNotFound />;
}
