import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage } from '../../app/ErrorPage.tsx';

export const Route = createFileRoute('/errors/access-denied')({
  // A few words that the first files hold already.
  codeSplitGroupings: [],
  staticData: { titulo: 'Acceso denegado' },
  component: () => <ErrorPage kind="denied" />,
});
