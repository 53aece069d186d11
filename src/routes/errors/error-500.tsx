import { createFileRoute } from '@tanstack/react-router';
import { PaginaError } from '../../app/PaginaError.tsx';

export const Route = createFileRoute('/errors/error-500')({
  staticData: { titulo: 'Error 500' },
  component: () => <PaginaError clase="500" />,
});
