import { createFileRoute } from '@tanstack/react-router';
import { toNotFound } from '../../app/guards.ts';

export const Route = createFileRoute('/errors/')({
  beforeLoad: () => {
    throw toNotFound();
  },
});
