import { createFileRoute } from '@tanstack/react-router';
import { demandPermission } from '../../app/guards.ts';
import { TextsPage } from '../../casos/texts/TextsPage.tsx';
import { READY_TEXTS } from '../../data/wholeList.ts';

export const Route = createFileRoute('/_app/textos')({
  staticData: { titulo: 'Textos' },
  beforeLoad: ({ context }) => demandPermission(context.sesion, ['comentarCaso', 'cerrarCaso']),
  loader: ({ context }) => void context.data.prefetchQuery(READY_TEXTS),
  component: TextsPage,
});
