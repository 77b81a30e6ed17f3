// Short names for the parts of the view, whatever the generated types are called.
import type { PaladinsView } from '../../wire'

export type { PaladinsView }

export type Player = PaladinsView['players'][number]
export type Action = Player['actions'][number]
export type Space = Action['spaces'][number]
export type Townsfolk = Player['kept'][number]
export type Outsider = Player['attacked'][number]
export type Wall = Player['walls'][number]
export type Paladin = PaladinsView['hand'][number]
export type Reward = Paladin['reward']
export type Icon = Reward[number]
export type Favour = PaladinsView['favours'][number]
export type Order = PaladinsView['orders'][number]
export type Region = PaladinsView['regions'][number]
export type RivalState = NonNullable<PaladinsView['rival']>

export const ATTRIBUTES = ['faith', 'strength', 'influence'] as const
export const WORKERS = ['labourer', 'scout', 'merchant', 'fighter', 'cleric', 'criminal'] as const
export const NATIONS = ['byzantine', 'saracen', 'viking'] as const
