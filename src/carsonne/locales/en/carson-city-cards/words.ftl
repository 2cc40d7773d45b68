## Words of the Card Game

cards-virtual-level-beginner = beginner
cards-virtual-level-intermediate = intermediate
cards-virtual-level-expert = expert
cards-suit-hat = Hat
cards-suit-star = Star
cards-suit-cactus = Cactus
cards-suit-boot = Boot
cards-suit-horseshoe = Horseshoe
cards-suit-cow = Cow

## What parcels show: `one` with the number 1, `plural` with other numbers, `a` without a number

cards-element-empty = empty
    .a = an empty parcel
    .plural = empty parcels
    .one = empty parcel
cards-element-mountain = mountain
    .a = a mountain
    .plural = mountains
cards-element-house = house
    .a = a house
    .plural = houses
cards-element-townhouse = townhouse
    .a = a townhouse
    .plural = townhouses
cards-element-mine = mine
    .a = a mine
    .plural = mines
cards-element-ranch = ranch
    .a = a ranch
    .plural = ranches
cards-element-blacksmith = blacksmith
    .a = a blacksmith
    .plural = blacksmiths
cards-element-drugstore = drugstore
    .a = a drugstore
    .plural = drugstores
cards-element-bank = bank
    .a = a bank
    .plural = banks
cards-element-saloon = saloon
    .a = a saloon
    .plural = saloons
cards-element-hotel = hotel
    .a = a hotel
    .plural = hotels
cards-element-general-store = general store
    .a = a general store
    .plural = general stores
    .cap = General Store
cards-element-church = church
    .a = a church
    .plural = churches
cards-element-prison = prison
    .a = a prison
    .plural = prisons
cards-element-city-hall = city hall
    .a = a city hall
    .plural = city halls
    .cap = City Hall
cards-element-outlaws = outlaws
    .a = outlaws
    .plural = groups of outlaws
    .one = group of outlaws
# What a card shows several times
cards-thing-times = { $thing } ×{ $count }
cards-empty-card = empty land
cards-things = { $count ->
    [one] 1 { FORM($thing, "one") }
   *[other] { $count } { FORM($thing, "plural") }
 }
cards-things-shown = { $count ->
    [one] { FORM($thing, "a") }
   *[other] { $count } { FORM($thing, "plural") }
 }
cards-the-card = the card with { $things }
cards-the-empty-card = the card with nothing on it
cards-the-person = the { $person }

## Characters: `full` as the player aid calls them

cards-person-gunsmith = Gunsmith
cards-person-singer = Singer
cards-person-lawyer = Lawyer
cards-person-settler = Settler
cards-person-banker = Banker
cards-person-auctioneer = Auctioneer
cards-person-captain = Captain
cards-person-cowboy = Cowboy
cards-person-shopkeeper = Shopkeeper
    .full = Shopkeeper (Grocer)
cards-person-undertaker = Undertaker
cards-person-doctor = Doctor
cards-person-editor = Editor
cards-person-heroes = Heroes
cards-person-governor = Governor
cards-person-schoolteacher = Schoolteacher
cards-person-indian = Indian
cards-person-chinese-worker = Chinese Worker
cards-person-paperboy = Paperboy
cards-person-prospector = Prospector
cards-person-sheriff = Sheriff
cards-person-hired-gun = Hired Gun
    .full = Mercenary (Hired Gun)
cards-power-gunsmith = once an era, +6 on the bid you are about to choose
cards-power-singer = scores as many points as your best saloon
cards-power-lawyer = once an era, take a card right away instead of bidding
cards-power-settler = 1 for each empty parcel beside your ranches
cards-power-banker = 4 for each bank
cards-power-auctioneer = sells up to three cards of your city for 7 points each
cards-power-captain = 6 points; your city may be one row or column larger
cards-power-cowboy = 3 for each ranch
cards-power-shopkeeper = 4 for each drugstore
cards-power-undertaker = 2 for each of your characters
cards-power-doctor = 5 points; once an era, +2 on a bid already shown
cards-power-editor = 1 for each of your scoring characters, 4 for each with an arrow
cards-power-heroes = 6 points; once an era, +3 on the bid you are about to choose
cards-power-governor = once a game, add a card to the market and take a card
cards-power-schoolteacher = 1 for each house, 2 for a townhouse or hotel
cards-power-indian = half a point for each empty place in your city
cards-power-chinese-worker = once an era, add a card to the market and take two
cards-power-paperboy = 3 points, and at the end a character nobody has
cards-power-prospector = 1 for each mountain and each mine
cards-power-sheriff = 3 for each prison; outlaws do no harm
cards-power-hired-gun = once an era, +5 on a bid already shown

## The lines of the score pad: `for` as in “scores more for ranches”

cards-line-a = Ranches
    .for = ranches
cards-line-b = Mines
    .for = mines
cards-line-c = Drugstores
    .for = drugstores
cards-line-d = Banks
    .for = banks
cards-line-e = Saloons
    .for = saloons
cards-line-f = Store, city hall
    .for = the general store and the city hall
cards-line-g = For ranches
    .for = ranches in the city
cards-line-h = For mines
    .for = mines in the city
cards-line-i = Church, store
    .for = houses in the city
cards-line-j = Hotels
    .for = hotels
cards-line-k = City hall
    .for = the city hall
cards-line-l = Outlaws
    .for = outlaws
cards-line-m = Characters
    .for = characters
cards-line-v = Attraction
