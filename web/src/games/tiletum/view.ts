// The parts of a view of Tiletum by names of their own.
import type { Views } from '../../types'

export type TiletumView = Views['tiletum']
export type Player = TiletumView['players'][number]
export type Building = Player['buildings'][number]
export type Room = Building['rooms'][number]
export type Tile = Player['storehouse'][number]
export type Part = Tile['parts'][number]
export type Die = Player['dice'][number]
export type Spot = TiletumView['spots'][number]
export type Space = Spot['spaces'][number]
export type Cathedral = NonNullable<Spot['cathedral']>
export type Sector = TiletumView['wheel'][number]
export type Fair = TiletumView['fairs'][number]
export type Cardinal = NonNullable<TiletumView['cardinal']>
export type Directive = Cardinal['row'][number]
