import { Grid } from '@chakra-ui/react';
import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { hasPermission } from '#domain/permisos';
import type { BilleteraRef } from '#machines/billetera.machine';
import type { TrabajoUnicoRef } from '#machines/trabajoUnico.machine';
import { Button } from '../../ui/Button.tsx';
import { FolioWorkFailure } from '../FolioWorkFailure.tsx';

/** Opens a wallet for who has none, where the person may give back. */
export function OpenWallet({ billetera }: { readonly billetera: BilleteraRef }) {
  const { sesion } = useRouteContext({ from: '/_app' });
  const mayOpen = useSelector(sesion, ({ context }) => hasPermission(context.sesion?.permisos ?? [], ['crearVale']));
  const work = useSelector(billetera, ({ children }) => children.apertura as TrabajoUnicoRef | undefined);
  const isBusy = useSelector(work, (state) => state?.hasTag('busy') ?? false);
  const hasFailed = useSelector(work, (state) => state?.hasTag('failed') ?? false);
  const open = () => billetera.send({ type: 'abrirBilletera' });
  if (!mayOpen) return <p>Se abre sola con la primera devolución que vaya a ella.</p>;
  return (
    <Grid gap={3} justifyItems="start">
      <p>Se abre sola con la primera devolución que vaya a ella, o desde aquí.</p>
      {work !== undefined && <FolioWorkFailure work={work} failed="No se pudo abrir la billetera." onAgain={open} />}
      {!hasFailed && (
        <Button variant="solid" busy={isBusy} aria-disabled={isBusy || undefined} onClick={() => !isBusy && open()}>
          {isBusy ? 'Abriendo...' : 'Abrir billetera'}
        </Button>
      )}
    </Grid>
  );
}
