/** Made by scripts/typescript.py from the words of the western games: change those, and run it again. */

export const ELEMENTS = ['empty', 'mountain', 'house', 'townhouse', 'mine', 'ranch', 'blacksmith', 'drugstore', 'bank', 'saloon', 'hotel', 'general_store', 'church', 'prison', 'city_hall', 'outlaws'] as const;

export const BUILDINGS = ['ranch', 'mine', 'drugstore', 'bank', 'saloon', 'hotel', 'church', 'prison'] as const;

export const CARD_CHARACTERS = ['gunsmith', 'singer', 'lawyer', 'settler', 'banker', 'auctioneer', 'captain', 'cowboy', 'shopkeeper', 'undertaker', 'doctor', 'editor', 'heroes', 'governor', 'schoolteacher', 'indian', 'chinese_worker', 'paperboy', 'prospector', 'sheriff', 'hired_gun'] as const;

export const TOWN_CHARACTERS = ['sheriff', 'banker', 'grocer', 'chinese_worker', 'settler', 'captain', 'mercenary'] as const;

export const SIDES = ['yellow', 'red'] as const;

export const SUITS = ['hat', 'star', 'cactus', 'boot', 'horseshoe', 'cow'] as const;

export const SQUARES = ['salary', 'ammunition', 'roads_3', 'roads_1', 'land_purchase', 'build_12', 'build_10', 'build_8', 'build_6', 'build_5', 'build_4', 'build_3', 'kept_buildings', 'income_land', 'income_cowboys', 'income_gambling', 'income_buildings', 'vp_land', 'vp_cowboys', 'vp_buildings', 'buy_vp_5', 'buy_vp_4', 'buy_vp_3', 'buy_vp_2'] as const;
