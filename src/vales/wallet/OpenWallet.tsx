import { Grid } from '@chakra-ui/react';
import { hasPermission } from '#domain/common/permisos';
import { usePerson } from '../../system/person.ts';
import { Button } from '../../ui/Button.tsx';
import type { LiveRecord } from '../../ui/works/useRecord.ts';
import { useWorkState } from '../../ui/works/useWork.ts';
import { WorkFailure } from '../../ui/works/WorkFailure.tsx';
import { walletWorks } from './works.ts';

interface Props {
  readonly record: LiveRecord<typeof walletWorks>;
  /** The person gave it up, and wants to know how it is. */
  readonly onDiscarded: () => void;
}

/** Opens a wallet for who has none, where the person may give back. */
export function OpenWallet({ record, onDiscarded }: Props) {
  const { numiden, permisos } = usePerson();
  const work = useWorkState(record, 'abrir');
  if (!hasPermission(permisos, ['crearVale'])) return <p>Se abre sola con la primera devolución que vaya a ella.</p>;
  const open = () => work.send({ numidenUsuario: numiden });
  const discard = () => {
    work.discard();
    onDiscarded();
  };
  return (
    <Grid gap={3} justifyItems="start">
      <p>Se abre sola con la primera devolución que vaya a ella, o desde aquí.</p>
      <WorkFailure
        work={{ ...work, discard }}
        failed={walletWorks.abrir.failed}
        tell={() => []}
        against={null}
        refreshing={false}
        onAccept={() => undefined}
      />
      {work.failure === null && (
        <Button
          variant="solid"
          busy={work.isBusy}
          aria-disabled={work.isBusy || undefined}
          onClick={() => !work.isBusy && open()}
        >
          {work.isBusy ? walletWorks.abrir.busy : walletWorks.abrir.button}
        </Button>
      )}
    </Grid>
  );
}
