import { createFileRoute } from '@tanstack/react-router';
import { exigirSesion } from '../app/guardias.ts';
import { Marco } from '../app/Marco.tsx';

/** Every screen behind the login: guard and frame. */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ context, location }) => exigirSesion(context.sesion, location.href),
  component: Marco,
});
