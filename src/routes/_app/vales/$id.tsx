import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/_app/vales/$id')({
  staticData: { titulo: 'Vale' },
  component: () => <h1 tabIndex={-1}>Vale</h1>,
});
