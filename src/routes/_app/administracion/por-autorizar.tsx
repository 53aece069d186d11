import { createFileRoute } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { exigirPermiso } from '../../../app/guardias.ts';
import { PaginaPorAutorizar } from '../../../casos/porAutorizar/PaginaPorAutorizar.tsx';

const Pagina = () => {
  const { api, sesion } = Route.useRouteContext();
  const actual = useSelector(sesion, (estado) => estado.context.sesion);
  return actual === null ? null : <PaginaPorAutorizar api={api} sesion={actual} />;
};

export const Route = createFileRoute('/_app/administracion/por-autorizar')({
  staticData: { titulo: 'Por autorizar' },
  beforeLoad: ({ context }) => exigirPermiso(context.sesion, ['autorizarCaso']),
  component: Pagina,
});
