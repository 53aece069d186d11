import { createFileRoute } from '@tanstack/react-router';
import { toNotFound } from '../app/guards.ts';

/** Any path that no screen has (specification, section 2, "Routes"). */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw toNotFound();
  },
});
