import type { FormEvent } from 'react';
import { useState } from 'react';
import { ESTADOS_CASO } from '#domain/vidaCaso';
import type { Api } from '../../api/api.ts';
import type { Avisar } from '../../app/connect/avisos.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { useAvisoDeFalla } from '../../validacion/useAvisoDeFalla.ts';
import { useCatalogo } from '../../validacion/useCatalogo.ts';
import type { BusquedaCasos } from './busqueda.ts';
import { MAX_CLIENTE, sinFiltros } from './busqueda.ts';
import type { CamposFiltro, ErroresFiltro } from './campos.ts';
import { busquedaDe, camposDe, revisarCampos, soloDigitos } from './campos.ts';
import { FILTROS } from './estilos.ts';

interface Props {
  readonly api: Api;
  readonly avisar: Avisar;
  readonly busqueda: BusquedaCasos;
  readonly alBuscar: (busqueda: BusquedaCasos) => void;
  readonly alLimpiar: () => void;
}

const FECHAS = ['fechaInicio', 'fechaFin'] as const;

/** The filters of the case list (specification, section 3, "Case list filters"); they search when the person says so. */
export const FiltrosCasos = ({ api, avisar, busqueda, alBuscar, alLimpiar }: Props) => {
  const tiendas = useCatalogo(api, 'tiendasBusqueda');
  const areas = useCatalogo(api, 'areas');
  const subcategorias = useCatalogo(api, 'subcategorias');
  const estados = useCatalogo(api, 'listarEstados');
  useAvisoDeFalla(tiendas.aviso, avisar);
  useAvisoDeFalla(areas.aviso, avisar);
  useAvisoDeFalla(subcategorias.aviso, avisar);
  useAvisoDeFalla(estados.aviso, avisar);

  const [campos, setCampos] = useState(() => camposDe(busqueda));
  const [errores, setErrores] = useState<ErroresFiltro>({});
  const [anterior, setAnterior] = useState(busqueda);
  // Another address, by a step back or by a link, is another set of filters; what was typed meanwhile was for this one.
  if (JSON.stringify(camposDe(anterior)) !== JSON.stringify(camposDe(busqueda))) {
    setAnterior(busqueda);
    setCampos(camposDe(busqueda));
    setErrores({});
  }

  const poner = <C extends keyof CamposFiltro>(campo: C, valor: CamposFiltro[C]) => {
    setCampos((actuales) => ({ ...actuales, [campo]: valor }));
    if (campo === 'fechaInicio' || campo === 'fechaFin') setErrores({});
  };

  const buscar = (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    const { elements } = evento.currentTarget;
    const campoDe = (nombre: string) => elements.namedItem(nombre) as HTMLInputElement | null;
    const encontrados = revisarCampos(
      campos,
      FECHAS.filter((nombre) => campoDe(nombre)?.validity.badInput),
    );
    setErrores(encontrados);
    const [primero] = FECHAS.filter((nombre) => encontrados[nombre] !== undefined);
    if (primero === undefined) alBuscar(busquedaDe(campos, busqueda));
    else campoDe(primero)?.focus();
  };

  const fallas = [tiendas, areas, subcategorias, estados].filter(({ falla }) => falla !== null);

  return (
    <form
      className={FILTROS}
      aria-label="Filtros de casos"
      noValidate
      onSubmit={buscar}
      onReset={(evento) => {
        evento.preventDefault();
        // Also what was typed and never searched, and half a date, which only the browser knows of.
        for (const nombre of FECHAS) {
          const campo = evento.currentTarget.elements.namedItem(nombre);
          if (campo instanceof HTMLInputElement) campo.value = '';
        }
        setCampos(camposDe(sinFiltros(busqueda)));
        setErrores({});
        alLimpiar();
      }}
    >
      <TextField
        label="Folio"
        name="folio"
        inputMode="numeric"
        enterKeyHint="search"
        value={campos.folio}
        onChange={({ target }) => poner('folio', soloDigitos(target.value))}
      />
      <SelectField
        label="Tienda"
        name="tienda"
        value={campos.tienda}
        aria-busy={tiendas.cargando}
        onChange={({ target }) => poner('tienda', Number(target.value))}
      >
        <option value={0}>Todas</option>
        {campos.tienda !== 0 && !tiendas.datos.some(({ cvetda }) => cvetda === campos.tienda) && (
          <option value={campos.tienda}>Tienda {campos.tienda}</option>
        )}
        {tiendas.datos.map(({ cvetda, nombre }) => (
          <option key={cvetda} value={cvetda}>
            {nombre}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Categoría"
        name="categoria"
        value={campos.categoria}
        aria-busy={subcategorias.cargando}
        onChange={({ target }) => poner('categoria', Number(target.value))}
      >
        <option value={0}>Todas</option>
        {campos.categoria !== 0 && !subcategorias.datos.some(({ id }) => id === campos.categoria) && (
          <option value={campos.categoria}>Categoría {campos.categoria}</option>
        )}
        {areas.datos.length === 0
          ? subcategorias.datos.map(opcion)
          : areas.datos.map(({ id, nombre }) => (
              <optgroup key={id} label={nombre}>
                {subcategorias.datos.filter(({ idArea }) => idArea === id).map(opcion)}
              </optgroup>
            ))}
      </SelectField>
      <SelectField
        label="Estado"
        name="estado"
        value={campos.estado}
        aria-busy={estados.cargando}
        onChange={({ target }) => poner('estado', Number(target.value))}
      >
        <option value={0}>Todos</option>
        {(estados.datos.length === 0 ? ESTADOS : estados.datos).map(opcion)}
      </SelectField>
      <TextField
        label="Cliente"
        name="cliente"
        enterKeyHint="search"
        placeholder="Nombre o apellidos"
        maxLength={MAX_CLIENTE}
        value={campos.cliente}
        onChange={({ target }) => poner('cliente', target.value)}
      />
      <TextField
        label="Numiden"
        name="numiden"
        inputMode="numeric"
        enterKeyHint="search"
        placeholder="De quien lo creó"
        value={campos.numiden}
        onChange={({ target }) => poner('numiden', soloDigitos(target.value))}
      />
      <TextField
        label="Fecha inicio"
        name="fechaInicio"
        type="date"
        max="9999-12-31"
        error={errores.fechaInicio}
        value={campos.fechaInicio}
        onChange={({ target }) => poner('fechaInicio', target.value)}
      />
      <TextField
        label="Fecha fin"
        name="fechaFin"
        type="date"
        max="9999-12-31"
        error={errores.fechaFin}
        value={campos.fechaFin}
        onChange={({ target }) => poner('fechaFin', target.value)}
      />
      <div className="botones">
        <Button type="reset" variant="ghost">
          Limpiar
        </Button>
        <Button type="submit" variant="primary">
          Buscar
        </Button>
      </div>
      {fallas.length > 0 && (
        <p className="falla">
          {fallas.map(({ falla }) => falla).join('. ')}
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              for (const lista of fallas) lista.reintentar();
            }}
          >
            Reintentar
          </Button>
        </p>
      )}
    </form>
  );
};

/** What the house knows of its own, until the back end's come and when they do not. */
const ESTADOS = Object.entries(ESTADOS_CASO).map(([id, nombre]) => ({ id: Number(id), nombre }));

const opcion = ({ id, nombre }: { readonly id: number; readonly nombre: string }) => (
  <option key={id} value={id}>
    {nombre}
  </option>
);
