import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { esFolioDeVale } from '#domain/folios';
import { hasPermission, PERMISSION_GROUPS } from '#domain/permisos';
import type { Sesion } from '#domain/sesion';
import { asFailure } from '../api/failure.ts';
import { onScan, watchScans } from '../system/scanner.ts';

/** Opens the voucher whose folio is scanned, on whatever page: its paper is the one thing here that carries bars. */
export function useScannedFolios(person: Sesion | null): void {
  const router = useRouter();
  const sees = person !== null && hasPermission(person.permisos, PERMISSION_GROUPS.vales);
  useEffect(() => watchScans(), []);
  useEffect(() => {
    if (!sees) return;
    const { api, avisar } = router.options.context;
    const open = async (folio: string) => {
      try {
        const { id } = await api.llamar('buscarValeFolio', { ruta: { folio } });
        await router.navigate({ to: '/vales/$id', params: { id: String(id) } });
      } catch (error) {
        avisar('warning', asFailure(error).texto);
      }
    };
    return onScan((code) => (esFolioDeVale(code) ? () => void open(code) : null));
  }, [router, sees]);
}
