import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage } from '../../app/ErrorPage.tsx';

export const Route = createFileRoute('/errors/error-401')({
  staticData: { titulo: 'Error 401' },
  component: () => <ErrorPage kind="401" />,
});
