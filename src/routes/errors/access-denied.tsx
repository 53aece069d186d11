import { createFileRoute } from '@tanstack/react-router';
import { PaginaError } from '../../app/PaginaError.tsx';

export const Route = createFileRoute('/errors/access-denied')({
  staticData: { titulo: 'Acceso denegado' },
  component: () => <PaginaError clase="denegado" />,
});
