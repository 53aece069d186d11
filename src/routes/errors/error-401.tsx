import { createFileRoute } from '@tanstack/react-router';
import { PaginaError } from '../../app/PaginaError.tsx';

export const Route = createFileRoute('/errors/error-401')({
  staticData: { titulo: 'Error 401' },
  component: () => <PaginaError clase="401" />,
});
