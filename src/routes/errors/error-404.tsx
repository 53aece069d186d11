import { createFileRoute } from '@tanstack/react-router';
import { PaginaError } from '../../app/PaginaError.tsx';

export const Route = createFileRoute('/errors/error-404')({
  staticData: { titulo: 'Error 404' },
  component: () => <PaginaError clase="404" />,
});
