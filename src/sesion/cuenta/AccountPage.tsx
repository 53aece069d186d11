import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { Cuenta } from '#domain/sesion';
import type { Api } from '../../api/api.ts';
import type { AccountOutcome } from '../../app/connect/account.ts';
import { endOtherSessions, endSession } from '../../app/connect/account.ts';
import type { Avisar } from '../../app/connect/avisos.ts';
import { Button } from '../../ui/Button.tsx';
import { LoadFailed } from '../../ui/EmptyState.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Espera } from '../../ui/Spinner.tsx';
import { COLUMNAS, DATOS, TARJETA } from './estilos.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';
import { useAccount } from './useAccount.ts';

/** A person's own account: data, password, and where one is signed in. */
export function AccountPage({ api, avisar }: { readonly api: Api; readonly avisar: Avisar }) {
  const { cuenta, failure, reload } = useAccount(api);
  return (
    <>
      <PageHeading titulo="Mi cuenta" bajo="Sus datos, su contraseña y los lugares donde tiene la sesión abierta." />
      {cuenta === null && failure === null && <Espera />}
      {cuenta === null && failure !== null && <LoadFailed texto={failure.texto} alReintentar={reload} />}
      {cuenta !== null && <AccountCards api={api} avisar={avisar} cuenta={cuenta} reload={reload} />}
    </>
  );
}

interface CardsProps {
  readonly api: Api;
  readonly avisar: Avisar;
  readonly cuenta: Cuenta;
  readonly reload: () => void;
}

function AccountCards({ api, avisar, cuenta, reload }: CardsProps) {
  const [busy, markBusy] = useState(false);
  const others = cuenta.sesiones.filter(({ esta }) => !esta).length;

  const tell = async (work: Promise<AccountOutcome>) => {
    markBusy(true);
    const outcome = await work;
    markBusy(false);
    if ('failure' in outcome) avisar('error', outcome.failure.texto);
    else avisar('success', outcome.descripcion);
    reload();
  };

  return (
    <div className={COLUMNAS}>
      <div>
        <Card titulo="Mis datos">
          <OwnData cuenta={cuenta} />
        </Card>
        {cuenta.conContrasena && (
          <Card titulo="Cambiar contraseña">
            <PasswordForm
              api={api}
              numiden={cuenta.numiden}
              alCambiar={(descripcion) => {
                avisar('success', others === 0 ? descripcion : `${descripcion}; sus demás sesiones se terminaron`);
                reload();
              }}
            />
          </Card>
        )}
      </div>
      <Card
        titulo="Sesiones abiertas"
        al={
          others > 0 && (
            <Button size="sm" disabled={busy} onClick={() => void tell(endOtherSessions(api))}>
              Terminar las demás
            </Button>
          )
        }
      >
        <SessionList sesiones={cuenta.sesiones} busy={busy} alTerminar={({ id }) => void tell(endSession(api, id))} />
      </Card>
    </div>
  );
}

function OwnData({ cuenta }: { readonly cuenta: Cuenta }) {
  return (
    <dl className={DATOS}>
      <Datum nombre="Nombre">{cuenta.nombreCompleto}</Datum>
      <Datum nombre="Numiden">{cuenta.numiden}</Datum>
      <Datum nombre="Correo">{cuenta.correo}</Datum>
      <Datum nombre="Rol">{cuenta.rol ?? 'Sin rol'}</Datum>
      <Datum nombre="Áreas">{cuenta.areas.length === 0 ? 'Ninguna' : cuenta.areas.join(', ')}</Datum>
      <Datum nombre="Tiendas">{cuenta.tiendas.length === 0 ? 'Todas' : cuenta.tiendas.join(', ')}</Datum>
    </dl>
  );
}

function Datum({ nombre, children }: { readonly nombre: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{nombre}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface CardProps {
  readonly titulo: string;
  readonly al?: ReactNode;
  readonly children: ReactNode;
}

function Card({ titulo, al, children }: CardProps) {
  const id = useId();
  return (
    <section className={TARJETA} aria-labelledby={id}>
      <header>
        <h2 id={id}>{titulo}</h2>
        {al}
      </header>
      {children}
    </section>
  );
}
