import { createFileRoute, redirect } from '@tanstack/react-router';

/** Any path that no screen has (specification, section 2, "Routes"). */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/errors/error-404', replace: true });
  },
});
