import { createFileRoute } from '@tanstack/react-router';
import { ErrorPage } from '../../app/ErrorPage.tsx';

export const Route = createFileRoute('/errors/error-401')({
  // A few words that the first files hold already.
  codeSplitGroupings: [],
  staticData: { titulo: 'Error 401' },
  component: () => <ErrorPage kind="401" />,
});
